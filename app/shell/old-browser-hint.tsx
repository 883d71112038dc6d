import { useLanguage } from '#app/language/use-language.ts'
import { oldBrowserTexts } from './old-browser-text.ts'

export function OldBrowserHint() {
  return (
    <p
      className="m-0 hidden bg-busy-bg px-gutter py-2.5 text-center text-14 text-text print:hidden old-browser:block"
      data-nosnippet
    >
      {oldBrowserTexts[useLanguage()].hint}
    </p>
  )
}
