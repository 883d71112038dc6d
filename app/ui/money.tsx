import { cx } from './cx.ts'

const MINUS = '\u2212'

function split(minor: number): { sign: string; whole: string; cents: string } {
  const rounded = Math.round(minor)
  const size = Math.abs(rounded)
  return {
    sign: rounded < 0 ? MINUS : '',
    whole: String(Math.floor(size / 100)),
    cents: String(size % 100).padStart(2, '0'),
  }
}

/** Grouped by hand, so the server and every browser write the same figure. */
export function formatUsd(cents: number): string {
  const { sign, whole, cents: rest } = split(cents)
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

export function formatInr(paise: number): string {
  const { sign, whole, cents } = split(paise)
  const head = whole.slice(0, -3)
  const tail = whole.slice(-3)
  const grouped = head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
  return `${sign}₹${grouped}.${cents}`
}

type MoneyProps = { signed?: boolean; className?: string }

export function Usd({ cents, signed, className }: MoneyProps & { cents: number }) {
  return (
    <span className={cx('num', className)}>
      {signed && cents > 0 ? '+' : ''}
      {formatUsd(cents)}
    </span>
  )
}

export function Inr({ paise, signed, className }: MoneyProps & { paise: number }) {
  return (
    <span className={cx('num', className)}>
      {signed && paise > 0 ? '+' : ''}
      {formatInr(paise)}
    </span>
  )
}
