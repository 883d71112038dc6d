import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icons/icon.tsx'

export type CalloutTone = 'info' | 'warn' | 'danger' | 'ok'

const icons: Record<CalloutTone, IconName> = {
  info: 'info',
  warn: 'hourglass',
  danger: 'triangle-alert',
  ok: 'circle-check',
}

const grounds: Record<CalloutTone, string> = {
  info: 'bg-info-bg',
  warn: 'bg-busy-bg',
  danger: 'bg-danger-bg',
  ok: 'bg-ok-bg',
}
const marks: Record<CalloutTone, string> = {
  info: 'text-info',
  warn: 'text-busy',
  danger: 'text-danger',
  ok: 'text-ok',
}

type CalloutProps = {
  tone?: CalloutTone
  icon?: IconName
  title?: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}

export function Callout({ tone = 'info', icon, title, action, className, children }: CalloutProps) {
  const text = (
    <>
      <Icon name={icon ?? icons[tone]} className={cx('mt-px', marks[tone])} />
      <div className="min-w-0 flex-1">
        {title ? <strong className="font-semibold">{title}</strong> : null}
        {title && children ? <br /> : null}
        {children}
      </div>
    </>
  )
  return (
    <div
      className={cx(
        'flex gap-3 rounded-card px-4 py-3.5 text-small',
        action ? 'flex-wrap items-center' : null,
        grounds[tone],
        className,
      )}
      data-callout
      role={tone === 'danger' ? 'alert' : undefined}
    >
      {/* The action wraps below a long text. */}
      {action ? <div className="flex min-w-0 flex-1 basis-64 gap-3">{text}</div> : text}
      {action}
    </div>
  )
}
