import { texts } from '#app/language/texts.ts'

export const clockReadingTexts = texts({
  en: {
    label: 'Which reading of the clock?',
    options: [
      { value: '', label: 'Please choose' },
      { value: 'earlier', label: 'The earlier moment' },
      { value: 'later', label: 'The later moment' },
    ],
  },
  hi: {
    label: 'घड़ी का कौन-सा समय?',
    options: [
      { value: '', label: 'कृपया चुनें' },
      { value: 'earlier', label: 'पहले वाला क्षण' },
      { value: 'later', label: 'बाद वाला क्षण' },
    ],
  },
})
