import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { currentLanguage } from '#app/language/language.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icons/icon.tsx'
import { closeClass } from './close-class.ts'
import './toast-host.css'
import { toastHostTexts } from './toast-host-text.ts'
import { type Show, TOAST_MS, type ToastKind, type ToastRequest } from './toasts.ts'

const looks: Record<ToastKind, { icon: IconName; className: string; mark: string }> = {
  success: { icon: 'circle-check', className: 'border-l-ok-dot', mark: 'text-ok-dot' },
  error: { icon: 'triangle-alert', className: 'border-l-danger', mark: 'text-danger' },
  info: { icon: 'info', className: 'border-l-info', mark: 'text-info' },
  warn: { icon: 'hourglass', className: 'border-l-busy-dot', mark: 'text-busy-dot' },
}

function show({ kind, text, options }: ToastRequest): void {
  const look = looks[kind]
  const { duration = TOAST_MS, until } = options
  const shown = sonner.custom(
    (id) => (
      <div
        className={cx(
          'flex w-[min(380px,calc(100vw-32px))] items-start gap-3 rounded-[10px] border border-l-3 border-line bg-surface py-3.5 pr-3 pl-4 text-14 leading-[1.45] text-text shadow-raised',
          look.className,
        )}
        role={kind === 'error' ? 'alert' : 'status'}
      >
        <Icon name={look.icon} className={look.mark} />
        <p className="flex-1">{text}</p>
        {options.action ? (
          <button type="button" className="min-h-6 font-medium text-link underline" onClick={options.action.run}>
            {options.action.label}
          </button>
        ) : null}
        <button
          type="button"
          className={closeClass}
          aria-label={toastHostTexts[currentLanguage()].close}
          onClick={() => sonner.dismiss(id)}
        >
          <Icon name="x" className="size-4.5" />
        </button>
      </div>
    ),
    { duration: until ? Number.POSITIVE_INFINITY : duration, ...(options.id ? { id: options.id } : {}) },
  )
  const close = () => sonner.dismiss(shown)
  until?.then(close, close)
}

// Inline, because it must override Sonner's stylesheet.
const toasterStyle = { zIndex: 75, fontFamily: 'var(--font-text)', '--width': '380px' } as CSSProperties

export function ToastHost({ onReady }: { onReady: (show: Show) => void }) {
  // Effects of children run first, so the host is already listening.
  useEffect(() => onReady(show), [onReady])
  return (
    <Sonner
      position="top-right"
      style={toasterStyle}
      visibleToasts={4}
      gap={8}
      offset={{ top: 76, right: 16 }}
      mobileOffset={{ top: 72, right: 16, left: 16 }}
    />
  )
}
