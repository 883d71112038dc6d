import { useTexts } from '#app/language/texts.ts'
import { LoadingHint } from '#app/shell/loading-hint.tsx'
import { shellTexts } from '#app/shell/shell-text.ts'

/** Live regions in which the script of a document shows the loading hint and notices. */
export function DocumentOverlay() {
  const { overlay, fallback } = useTexts(shellTexts).loading
  return (
    <>
      <div role="status" aria-live="polite" className="pointer-events-none">
        <div data-loading="changed" hidden>
          <LoadingHint text={overlay} dots={3} />
        </div>
        <div data-loading="slow" hidden>
          <LoadingHint text={fallback} dots={4} />
        </div>
      </div>
      <div
        data-notices
        role="alert"
        className="fixed top-19 right-4 z-75 w-[min(380px,calc(100vw-32px))] print:hidden"
      />
    </>
  )
}
