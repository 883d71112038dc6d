import { useLanguage } from '#app/language/use-language.ts'
import { oldBrowserTexts } from './old-browser-text.ts'

export function OldBrowserHint() {
  return <p className="hidden p-3 old-browser:block">{oldBrowserTexts[useLanguage()].hint}</p>
}
