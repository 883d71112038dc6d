// Birth profiles, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { birthsText as English } from './births-text.ts'

export const birthsText: Translated<typeof English> = {
  title: 'जन्म विवरण',
  lead: 'आपके और आपके परिवार के, हर साधन और परामर्श के लिए।',
  add: 'जन्म विवरण जोड़ें',
  newTitle: 'जन्म विवरण जोड़ें',
  editTitle: (name) => `${name} का जन्म विवरण`,
  privacy: 'इन्हें केवल आप देखते हैं। ज्योतिषी कोई विवरण तभी देखते हैं जब आप उसे परामर्श के साथ जोड़ें, और केवल उस परामर्श के समाप्त होने तक।',
  export: 'फ़ाइल डाउनलोड करें',
  empty: 'अभी कोई जन्म विवरण सहेजा नहीं गया',
  emptyText: 'अपना एक बार सहेज लें, और हर कुंडली, मिलान और राशिफल वहीं से शुरू होगा।',
  saved: (name) => `${name} का जन्म विवरण सहेज लिया गया है।`,
  deleted: 'जन्म विवरण हटा दिया गया है।',
  name: 'नाम',
  who: 'यह कौन हैं?',
  gender: 'लिंग',
  optional: 'वैकल्पिक',
  noGender: 'नहीं दिया',
  born: 'जन्म',
  place: 'स्थान',
  ownMeanTime: 'वहाँ का अपना माध्य समय',
  lagna: 'लग्न',
  moon: 'चंद्र राशि',
  chartOf: (name) => `${name} की जन्म कुंडली`,
  cast: 'कुंडली',
  castName: (name) => `${name} की कुंडली`,
  edit: 'बदलें',
  editName: (name) => `${name} का जन्म विवरण बदलें`,
  save: 'सहेजें',
  cancel: 'रद्द करें',
  remove: 'यह जन्म विवरण हटाएँ',
  removeText:
    'यह तुरंत हट जाता है, उन परामर्शों से भी जिनके साथ जोड़ा गया था। रीडिंग अपनी प्रति रखती हैं, जब तक आप उन्हें न हटाएँ। इसे पलटा नहीं जा सकता।',
  removeNow: (name) => `${name} का जन्म विवरण हटाएँ`,
}
