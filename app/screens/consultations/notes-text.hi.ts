// Every sentence of the astrologer's notes, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { notesText as English } from './notes-text.ts'

export const notesText: Translated<typeof English> = {
  label: (name) => `${name} के बारे में आपके नोट`,
  loading: 'लोड हो रहा है…',
  saved: 'इन्हें केवल आप देखते हैं, इस ग्राहक के हर परामर्श में।',
  typed: 'सहेजा जा रहा है…',
  failed: 'सहेजा नहीं गया। आपका लिखा यह पेज खुला रहने तक यहाँ रहेगा।',
  retry: 'फिर कोशिश करें',
}
