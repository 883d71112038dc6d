import { cx } from './cx.ts'

type SkeletonProps = { width?: number | string; height?: number | string; round?: boolean; className?: string }

export function Skeleton({ width = '100%', height = 14, round, className }: SkeletonProps) {
  return (
    <span
      className={cx('block shimmer rounded-[6px]', className)}
      aria-hidden="true"
      style={{ width, height, ...(round ? { borderRadius: '50%' } : {}) }}
    />
  )
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}
