import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type CalloutTone = 'info' | 'warn' | 'danger' | 'ok'

const icons: Record<CalloutTone, IconName> = {
  info: 'info',
  warn: 'hourglass',
  danger: 'triangle-alert',
  ok: 'circle-check',
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
  return (
    <div
      className={cx('callout', tone !== 'info' && `callout--${tone}`, className)}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <Icon name={icon ?? icons[tone]} />
      <div className="grow">
        {title ? <strong>{title}</strong> : null}
        {title && children ? <br /> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
