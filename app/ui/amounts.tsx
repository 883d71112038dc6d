// Amounts as components, and in rupees.
import { cx } from './cx.ts'
import { formatUsd, splitAmount } from './money.ts'

export function formatInr(paise: number): string {
  const { sign, whole, cents } = splitAmount(paise)
  const head = whole.slice(0, -3)
  const tail = whole.slice(-3)
  const grouped = head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
  return `${sign}₹${grouped}.${cents}`
}

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
