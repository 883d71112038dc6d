// The pages above others, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { breadcrumbText as English } from './breadcrumb-text.ts'

export const breadcrumbText: Translated<typeof English> = {
  panchang: 'पंचांग',
  horoscope: 'राशिफल',
  blogs: 'ज्योतिष ब्लॉग',
  festivals: 'त्योहार',
  topics: 'विषय',
}
