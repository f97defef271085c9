// Every table in one place for the ORM: its relational queries and its migration generator read this file.
export * from './schema/activity.ts';
export * from './schema/auth.ts';
export * from './schema/deletion.ts';
export * from './schema/delivery.ts';
export * from './schema/late-answer.ts';
export * from './schema/message.ts';
export * from './schema/own-work.ts';
export * from './schema/pipeline.ts';
export * from './schema/provider.ts';
export * from './schema/quote.ts';
export * from './schema/quote-figures.ts';
export * from './schema/quote-index.ts';
export * from './schema/saved-view.ts';
export * from './schema/search-word.ts';
export * from './schema/service.ts';
export * from './schema/withdrawn-link.ts';
export * from './schema/word-edit.ts';
