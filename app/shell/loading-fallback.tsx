import { shellText } from './shell-text.ts'

export function Dots({ count }: { count: 3 | 4 }) {
  return (
    <span
      className="inline-flex gap-1.25 [&_i]:size-1.5 [&_i]:animate-[dot_1.2s_infinite] [&_i]:rounded-full [&_i]:bg-accent-text [&_i]:nth-[2]:[animation-delay:0.15s] [&_i]:nth-[3]:[animation-delay:0.3s] [&_i]:nth-[4]:[animation-delay:0.45s]"
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      {count === 4 ? <i /> : null}
    </span>
  )
}

export function LoadingFallback() {
  return (
    <div className="grid min-h-[50dvh] place-content-center justify-items-center gap-3.5 text-muted" role="status">
      <Dots count={4} />
      <p>{shellText.loading.fallback}</p>
    </div>
  )
}
