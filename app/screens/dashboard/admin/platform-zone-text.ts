import { staffTexts } from '#app/language/texts.ts'

export const platformZoneTexts = staffTexts({
  en: { line: (zone: string) => `Days and times in ${zone}` },
  hi: { line: (zone) => `दिन और समय ${zone} के अनुसार` },
})
