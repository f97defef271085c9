import type { ReactNode } from 'react';

export type ToastLevel = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly level?: ToastLevel;
  /** A way back or on. `altText` tells how to reach the same without the toast. */
  readonly action?: { readonly label: string; readonly altText: string; readonly run: () => void };
}

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

const atMost = 5;
/** Time for the leaving animation. */
const removalDelayMs = 200;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for five seconds; a sixth one pushes the oldest out. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  change([...toasts, { ...message, id: lastId, isOpen: true }].slice(-atMost));
  return lastId;
}

export function closeToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), removalDelayMs);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
  onServer: (): readonly Toast[] => none,
};
