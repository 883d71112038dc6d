import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { TOAST_MS, type ToastKind, type ToastRequest } from './toasts.ts'

const looks: Record<ToastKind, { icon: IconName; className: string }> = {
  success: { icon: 'circle-check', className: 'toast--ok' },
  error: { icon: 'triangle-alert', className: 'toast--danger' },
  info: { icon: 'info', className: '' },
  warn: { icon: 'hourglass', className: 'toast--warn' },
}

function show({ kind, text, options }: ToastRequest): void {
  const look = looks[kind]
  sonner.custom(
    (id) => (
      <div className={cx('toast', look.className)} role={kind === 'error' ? 'alert' : 'status'}>
        <Icon name={look.icon} />
        <p>{text}</p>
        <button type="button" className="x" aria-label="Close" onClick={() => sonner.dismiss(id)}>
          <Icon name="x" />
        </button>
      </div>
    ),
    { duration: options.duration ?? TOAST_MS, ...(options.id ? { id: options.id } : {}) },
  )
}

export function ToastHost({ onReady }: { onReady: (show: (request: ToastRequest) => void) => void }) {
  // Effects of children run first, so the host is listening by now.
  useEffect(() => onReady(show), [onReady])
  return (
    <Sonner
      position="top-right"
      visibleToasts={4}
      gap={8}
      offset={{ top: 76, right: 16 }}
      mobileOffset={{ top: 72, right: 16, left: 16 }}
    />
  )
}
