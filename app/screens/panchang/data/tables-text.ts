// Texts of the almanac’s further tables.
import { texts } from '#app/language/texts.ts'

export const tablesTexts = texts({
  en: {
    dayAndNight: {
      title: 'Day and night',
      day: 'Day (dinamana)',
      night: 'Night (ratrimana)',
      midday: 'Midday (madhyahna)',
    },
    special: {
      title: 'Special yogas and Moon windows',
      anandadi: 'Anandadi yoga',
    },
    bala: {
      title: 'Chandrabala and tarabala',
      goodFor: 'Good for',
      chandrashtama: 'Chandrashtama',
      stars: 'Good stars',
    },
    directions: {
      title: 'Directions',
      dishaShool: 'Disha shool',
      rahu: 'Rahu',
      moon: 'Moon',
      agni: 'Agni',
      shiva: 'Shiva',
    },
    rising: {
      title: 'Rising signs',
    },
    gowri: {
      title: 'Gowri panchangam',
    },
    events: {
      title: 'Sky events',
      fullMoon: 'Full moon',
      newMoon: 'New moon',
      sankranti: 'Next sankranti',
      enters: (sign: string) => `enters ${sign}`,
      notSeen: 'not seen from here',
      sutak: (time: string) => `; sutak from ${time}`,
    },
    counts: {
      title: 'Counts',
      julian: 'Julian day',
      kaliYear: 'Kali year',
      ahargana: 'Kali ahargana',
      national: 'National calendar',
    },
  },
  hi: {
    dayAndNight: {
      title: 'दिन और रात',
      day: 'दिन (दिनमान)',
      night: 'रात (रात्रिमान)',
      midday: 'मध्याह्न',
    },
    special: {
      title: 'विशेष योग और चंद्र की अवधियाँ',
      anandadi: 'आनंदादि योग',
    },
    bala: {
      title: 'चंद्रबल और ताराबल',
      goodFor: 'इनके लिए शुभ',
      chandrashtama: 'चंद्राष्टम',
      stars: 'शुभ नक्षत्र',
    },
    directions: {
      title: 'दिशाएँ',
      dishaShool: 'दिशा शूल',
      rahu: 'राहु',
      moon: 'चंद्र',
      agni: 'अग्नि',
      shiva: 'शिव',
    },
    rising: {
      title: 'उदय लग्न',
    },
    gowri: {
      title: 'गौरी पंचांग',
    },
    events: {
      title: 'आकाश की घटनाएँ',
      fullMoon: 'पूर्णिमा',
      newMoon: 'अमावस्या',
      sankranti: 'अगली संक्रांति',
      enters: (sign) => `${sign} में प्रवेश`,
      notSeen: 'यहाँ से नहीं दिखेगा',
      sutak: (time) => `; सूतक ${time} से`,
    },
    counts: {
      title: 'गणनाएँ',
      julian: 'जूलियन दिन',
      kaliYear: 'कलि वर्ष',
      ahargana: 'कलि अहर्गण',
      national: 'राष्ट्रीय कैलेंडर',
    },
  },
})
