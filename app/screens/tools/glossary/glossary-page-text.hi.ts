// The page of the glossary around its terms, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { glossaryPageText as English } from './glossary-page-text.ts'

export const glossaryPageText: Translated<typeof English> = {
  title: 'शब्दावली',
  pageTitle: 'वैदिक ज्योतिष की शब्दावली',
  description: 'वैदिक ज्योतिष के उन शब्दों का सरल अर्थ जो हमारी कुंडली, पंचांग और मिलान में आते हैं।',
  parts: 'शब्दावली के भाग',
  none: (words) => `“${words}” के लिए कोई शब्द नहीं मिला`,
  noneHint: 'कोई छोटा शब्द लिखकर देखें।',
  label: 'शब्दावली में खोजें',
  placeholder: 'कोई शब्द, या उसके अर्थ का कोई शब्द',
  found: (n) => `${n} शब्द मिले`,
}
