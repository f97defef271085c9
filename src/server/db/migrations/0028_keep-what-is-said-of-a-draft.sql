ALTER TABLE "quote_readiness" ADD COLUMN "verdict" jsonb DEFAULT '{"risks":[],"spread":0,"understood":[],"doubts":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "unplaced_figures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "set_aside" jsonb DEFAULT '[]'::jsonb NOT NULL;