import type { MediaType } from '#domain/media/media-type.ts';
import type { FlowQuestion, Media } from '../customer-quote.ts';

export interface Upload {
  readonly id: string;
  readonly questionId: string;
  readonly file: File;
  readonly mediaType: MediaType;
  /** A blob address for the eye; revoked with the upload. */
  readonly previewUrl: string;
  readonly state: 'waiting' | 'uploading' | 'offline' | 'failed';
  readonly percent: number;
  /** Why it failed, fit to show. */
  readonly message: string | null;
}

export type UploadOutcome =
  | { readonly kind: 'stored'; readonly media: Media }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly message: string };

export interface UploadRequest {
  readonly file: File;
  readonly mediaType: MediaType;
  readonly questionId: string;
  readonly componentId: string | null;
  readonly idempotencyKey: string;
  readonly onPercent: (percent: number) => void;
}

interface Ports {
  readonly prepare: (file: File, mediaType: MediaType) => Promise<File>;
  readonly upload: (request: UploadRequest) => Promise<UploadOutcome>;
  readonly onStored: (questionId: string, media: Media, previewUrl: string) => void;
  readonly newKey: () => string;
}

/** More at once would only share the same thin line. */
const atOnce = 2;

/** Files on their way to the server. They go on while the customer answers the next questions. */
export class MediaUploads {
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  readonly #componentOf = new Map<string, string | null>();
  #uploads: readonly Upload[] = [];
  #running = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly Upload[] => this.#uploads;

  add(question: FlowQuestion, files: readonly File[], mediaType: MediaType): void {
    this.#componentOf.set(question.id, question.component_id);
    const added = files.map(
      (file): Upload => ({
        id: this.#ports.newKey(),
        questionId: question.id,
        file,
        mediaType,
        previewUrl: URL.createObjectURL(file),
        state: 'waiting',
        percent: 0,
        message: null,
      }),
    );
    this.#show([...this.#uploads, ...added]);
    this.#startNext();
  }

  retry(id: string): void {
    this.#change(id, { state: 'waiting', percent: 0, message: null });
    this.#startNext();
  }

  /** The line is back. */
  retryUnreachable(): void {
    for (const { id, state } of this.#uploads) if (state === 'offline') this.#change(id, { state: 'waiting' });
    this.#startNext();
  }

  remove(id: string): void {
    const gone = this.#uploads.find((upload) => upload.id === id);
    if (gone) URL.revokeObjectURL(gone.previewUrl);
    this.#show(this.#uploads.filter((upload) => upload.id !== id));
  }

  #startNext(): void {
    const next = this.#uploads.find((upload) => upload.state === 'waiting');
    if (!next || this.#running >= atOnce) return;
    this.#running += 1;
    this.#change(next.id, { state: 'uploading' });
    void this.#run(next).finally(() => {
      this.#running -= 1;
      this.#startNext();
    });
    this.#startNext();
  }

  async #run({ id, questionId, file, mediaType, previewUrl }: Upload): Promise<void> {
    const outcome = await this.#ports.upload({
      file: await this.#ports.prepare(file, mediaType),
      mediaType,
      questionId,
      componentId: this.#componentOf.get(questionId) ?? null,
      idempotencyKey: id,
      onPercent: (percent) => this.#change(id, { percent }),
    });
    // Taken back while it was on its way: then it is not part of the answer either.
    if (!this.#uploads.some((upload) => upload.id === id)) return;
    if (outcome.kind === 'unreachable') return this.#change(id, { state: 'offline', percent: 0 });
    if (outcome.kind === 'refused') return this.#change(id, { state: 'failed', message: outcome.message });
    this.#show(this.#uploads.filter((upload) => upload.id !== id));
    this.#ports.onStored(questionId, outcome.media, previewUrl);
  }

  #change(id: string, change: Partial<Pick<Upload, 'state' | 'percent' | 'message'>>): void {
    this.#show(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #show(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
