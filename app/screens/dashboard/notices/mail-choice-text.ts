import { texts } from '#app/language/texts.ts'

export const mailChoiceTexts = texts({
  en: {
    title: 'What is mailed to you',
    lead: 'Codes, and mails about the safety of your account, always come.',
    kinds: {
      bookings: { name: 'Bookings and reminders', note: 'A time is booked or cancelled, or comes up.' },
      messages: { name: 'Follow-ups and readings', note: 'A follow-up or a written reading comes.' },
      follows: { name: 'An astrologer is online', note: 'Those whom you follow by mail.' },
      devices: { name: 'Lost devices', note: 'No device of yours rings any more.' },
    },
    on: (name: string) => `${name}: these mails come.`,
    off: (name: string) => `${name}: these mails have ended.`,
  },
  hi: {
    title: 'आपको ई-मेल से क्या भेजा जाए',
    lead: 'कोड और आपके खाते की सुरक्षा के ई-मेल हमेशा आते हैं।',
    kinds: {
      bookings: { name: 'बुकिंग और याद दिलाना', note: 'कोई समय बुक या रद्द हो, या पास आए।' },
      messages: { name: 'आगे के सवाल और रीडिंग', note: 'आगे का कोई सवाल, जवाब या लिखित रीडिंग आए।' },
      follows: { name: 'ज्योतिषी ऑनलाइन', note: 'जिन्हें आप ई-मेल से फ़ॉलो करते हैं।' },
      devices: { name: 'खोए डिवाइस', note: 'आपका कोई डिवाइस अब नहीं बजता।' },
    },
    on: (name) => `${name}: ये ई-मेल आते हैं।`,
    off: (name) => `${name}: ये ई-मेल बंद हो गए।`,
  },
})
