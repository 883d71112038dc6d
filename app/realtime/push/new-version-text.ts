import { texts } from '#app/language/texts.ts'

export const newVersionTexts = texts({
  en: { text: 'A new version of this site is there.', reload: 'Reload' },
  hi: {
    text: 'इस साइट का नया संस्करण आ गया है।',
    reload: 'फिर लोड करें',
  },
})
