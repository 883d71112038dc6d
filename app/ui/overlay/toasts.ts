export type ToastKind = 'success' | 'error' | 'info' | 'warn'
export type ToastAction = { label: string; run(): void }
/** `until` shows the toast until the promise settles, instead of for a fixed time. */
export type ToastOptions = { duration?: number; until?: Promise<unknown>; id?: string; action?: ToastAction }
export type ToastRequest = { kind: ToastKind; text: string; options: ToastOptions }

export const TOAST_MS = 5000

export type Show = (request: ToastRequest) => void

// Toasts shown before hydration, stored until the host is mounted.
const waiting: ToastRequest[] = []
let sink: Show | null = null

export function attachToasts(next: Show): () => void {
  sink = next
  for (const request of waiting.splice(0)) next(request)
  return () => {
    if (sink === next) sink = null
  }
}

/** Returns a function that loads the host of the toasts once. */
export function loadToastHost<Host>(load: () => Promise<Host>, loaded: (host: Host) => void): () => void {
  let begun = false
  return () => {
    if (begun) return
    begun = true
    void load().then(loaded)
  }
}

function show(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  // The server shows no toasts, and a module-level queue would be shared by all requests.
  if (typeof document === 'undefined') return
  const request: ToastRequest = { kind, text, options }
  if (sink) sink(request)
  else waiting.push(request)
}

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warn: (text: string, options?: ToastOptions) => show('warn', text, options),
}
