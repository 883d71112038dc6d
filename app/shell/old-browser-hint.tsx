import { useLanguage } from '#app/language/use-language.ts'
import { oldBrowserTexts } from './old-browser-text.ts'

export function OldBrowserHint() {
  return <p className="hidden bg-busy-bg p-3 text-center old-browser:block">{oldBrowserTexts[useLanguage()].hint}</p>
}
