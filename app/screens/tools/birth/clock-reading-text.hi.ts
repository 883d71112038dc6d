// The words of the choice between two readings of a clock, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { clockReadingText as English } from './clock-reading-text.ts'

export const clockReadingText: Translated<typeof English> = {
  label: 'घड़ी का कौन-सा समय?',
  options: [
    { value: '', label: 'कृपया चुनें' },
    { value: 'earlier', label: 'पहले वाला क्षण' },
    { value: 'later', label: 'बाद वाला क्षण' },
  ],
}
