import { useTexts } from '#app/language/texts.ts'
import { shellTexts } from './shell-text.ts'

export function Dots({ count }: { count: 3 | 4 }) {
  return (
    <span className="breathing-dots" aria-hidden="true">
      <i />
      <i />
      <i />
      {count === 4 ? <i /> : null}
    </span>
  )
}

export function LoadingFallback() {
  const shellText = useTexts(shellTexts)
  return (
    <div className="grid min-h-[50dvh] place-content-center justify-items-center gap-3.5 text-muted" role="status">
      <Dots count={4} />
      <p>{shellText.loading.fallback}</p>
    </div>
  )
}
