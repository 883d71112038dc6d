// Amounts as components.
import { cx } from './cx.ts'
import { formatInr, formatUsd } from './money.ts'

type MoneyProps = { signed?: boolean; className?: string }

export function Usd({ cents, signed, className }: MoneyProps & { cents: number }) {
  return (
    <span className={cx('num', className)} translate="no">
      {signed && cents > 0 ? '+' : ''}
      {formatUsd(cents)}
    </span>
  )
}

export function Inr({ paise, signed, className }: MoneyProps & { paise: number }) {
  return (
    <span className={cx('num', className)} translate="no">
      {signed && paise > 0 ? '+' : ''}
      {formatInr(paise)}
    </span>
  )
}
