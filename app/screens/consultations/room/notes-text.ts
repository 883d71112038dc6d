import { texts } from '#app/language/texts.ts'

/** Texts of the astrologer's notes; the states are those of use-notes. */
export const notesTexts = texts({
  en: {
    label: (name: string) => `Your notes about ${name}`,
    loading: 'Loading…',
    saved: 'Only you see them, in every session with this client.',
    typed: 'Saving…',
    failed: 'Not saved. What you typed is kept here while this page is open.',
    retry: 'Try again',
  },
  hi: {
    label: (name) => `${name} के बारे में आपके नोट`,
    loading: 'लोड हो रहा है…',
    saved: 'इन्हें केवल आप देखते हैं, इस ग्राहक के हर परामर्श में।',
    typed: 'सहेजा जा रहा है…',
    failed: 'सहेजा नहीं गया। आपका लिखा यह पेज खुला रहने तक यहाँ रहेगा।',
    retry: 'फिर कोशिश करें',
  },
})
