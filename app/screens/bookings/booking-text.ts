import { texts } from '#app/language/texts.ts'

/** Texts of booked times. */
export const bookingTexts = texts({
  en: {
    title: 'Bookings',
    mine: 'My bookings',
    book: 'Book a time',
    bookLead: (minutes: number) =>
      `${minutes} minutes, up to two weeks ahead. Free to book and to cancel; the session itself costs what its minutes cost.`,
    days: 'Day',
    times: (day: string) => `Free times on ${day}`,
    inZones: (here: string, there: string) => `Times in your zone, ${here}. The astrologer is in ${there}.`,
    inZone: (zone: string) => `Times in ${zone}.`,
    theirs: (time: string) => `${time} there`,
    none: 'No free times in the next two weeks',
    noneText: (name: string) => `Follow ${name} to be told when they come online.`,
    login: 'Log in to book a time',
    ask: (name: string) => `Book ${name}?`,
    askText: (when: string, theirs: string | null) =>
      `${when}${theirs === null ? '' : ` (${theirs} for the astrologer)`}. We remind both of you ten minutes before, and a day before if you book earlier than that.`,
    confirm: 'Book this time',
    keep: 'Cancel',
    booked: 'Your time is booked.',
    failed: 'The time could not be booked.',
    cancel: 'Cancel',
    cancelOf: (name: string) => `Cancel the time with ${name}`,
    cancelAsk: (name: string) => `Cancel the time with ${name}?`,
    cancelText: 'The other side is told at once, and the time is free again.',
    cancelNow: 'Cancel this time',
    begin: 'Begin',
    notOnline: (name: string, until: string) =>
      `${name} is not online yet. This page shows when that changes. If ${name} does not come by ${until}, the astrologer counts as the one who missed it, and you have nothing to do.`,
  },
  hi: {
    title: 'बुकिंग',
    mine: 'मेरी बुकिंग',
    book: 'समय बुक करें',
    bookLead: (minutes) =>
      `${minutes} मिनट, अधिकतम दो हफ़्ते आगे तक। बुक करना और रद्द करना मुफ़्त है; परामर्श का शुल्क वही है जो उसके मिनटों का है।`,
    days: 'दिन',
    times: (day) => `${day} के ख़ाली समय`,
    inZones: (here, there) => `समय आपके समय क्षेत्र ${here} में हैं। ज्योतिषी ${there} में हैं।`,
    inZone: (zone) => `समय ${zone} के अनुसार।`,
    theirs: (time) => `वहाँ ${time}`,
    none: 'अगले दो हफ़्तों में कोई ख़ाली समय नहीं',
    noneText: (name) => `${name} को फ़ॉलो करें, ताकि उनके ऑनलाइन आने पर आपको पता चले।`,
    login: 'समय बुक करने के लिए लॉग इन करें',
    ask: (name) => `${name} का समय बुक करें?`,
    askText: (when, theirs) =>
      `${when}${theirs === null ? '' : ` (ज्योतिषी के लिए ${theirs})`}। हम दोनों को दस मिनट पहले याद दिलाते हैं, और आप उससे पहले बुक करें तो एक दिन पहले भी।`,
    confirm: 'यह समय बुक करें',
    keep: 'रद्द करें',
    booked: 'आपका समय बुक हो गया है।',
    failed: 'समय बुक नहीं हो सका।',
    cancel: 'रद्द करें',
    cancelOf: (name) => `${name} के साथ का समय रद्द करें`,
    cancelAsk: (name) => `${name} के साथ का समय रद्द करें?`,
    cancelText: 'दूसरे पक्ष को तुरंत बताया जाता है, और समय फिर ख़ाली हो जाता है।',
    cancelNow: 'यह समय रद्द करें',
    begin: 'शुरू करें',
    notOnline: (name, until) =>
      `${name} अभी ऑनलाइन नहीं हैं। यह बदलते ही इस पेज पर दिखेगा। अगर ${name} ${until} तक नहीं आते, तो समय चूकना ज्योतिषी का माना जाएगा, और आपको कुछ नहीं करना है।`,
  },
})
