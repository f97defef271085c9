/** Keeps what is typed from a press of a key on until the field that it is meant for has the focus. */
export class TypedAhead {
  #text = '';
  #keeping: AbortController | null = null;

  start(): void {
    if (this.#keeping) return;
    this.#keeping = new AbortController();
    addEventListener('keydown', (event) => this.#keep(event), { capture: true, signal: this.#keeping.signal });
  }

  /** Ends the keeping. @returns what was typed since the start; nothing the second time */
  take(): string {
    const text = this.#text;
    this.#keeping?.abort();
    this.#keeping = null;
    this.#text = '';
    return text;
  }

  #keep(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') this.#text = this.#text.slice(0, -1);
    else if (event.key.length === 1) this.#text += event.key;
    else return;
    // Neither a shortcut nor a press of whatever has the focus meanwhile.
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
