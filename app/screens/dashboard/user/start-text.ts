// Texts of the first page for a client who has just registered.
import { texts } from '#app/language/texts.ts'

export const startTexts = texts({
  en: {
    title: 'Welcome',
    greeting: (name: string) => `Welcome, ${name}`,
    lead: 'Your account is ready. Three steps lead to your first consultation, in any order.',
    done: 'Done',
    steps: {
      birth: {
        what: 'Save your birth',
        why: 'Date, time and place. An astrologer sees your chart only when you share it.',
        act: 'Save a birth',
      },
      money: {
        what: 'Add money',
        why: 'You pay for connected seconds only, and nothing is ever charged by itself.',
        act: 'Add money',
      },
      astrologer: {
        what: 'Find an astrologer',
        why: 'Compare prices, languages and reviews, and see who is free now.',
        act: 'See the list',
      },
    },
    later: 'Name, phone and photo are in your profile.',
    profile: 'My Profile',
  },
  hi: {
    title: 'स्वागत है',
    greeting: (name: string) => `स्वागत है, ${name}`,
    lead: 'आपका खाता तैयार है। पहली बातचीत तक ये तीन कदम हैं, किसी भी क्रम में।',
    done: 'हो गया',
    steps: {
      birth: {
        what: 'अपना जन्म विवरण सहेजें',
        why: 'तारीख़, समय और स्थान। ज्योतिषी आपकी कुंडली तभी देखते हैं जब आप उसे साझा करते हैं।',
        act: 'विवरण सहेजें',
      },
      money: {
        what: 'पैसे जोड़ें',
        why: 'आप केवल जुड़े हुए सेकंड का भुगतान करते हैं, और अपने-आप कभी कुछ नहीं कटता।',
        act: 'पैसे जोड़ें',
      },
      astrologer: {
        what: 'ज्योतिषी चुनें',
        why: 'दरें, भाषाएँ और समीक्षाएँ देखें, और यह भी कि अभी कौन उपलब्ध है।',
        act: 'सूची देखें',
      },
    },
    later: 'नाम, फ़ोन और फ़ोटो आपकी प्रोफ़ाइल में हैं।',
    profile: 'मेरी प्रोफ़ाइल',
  },
})
