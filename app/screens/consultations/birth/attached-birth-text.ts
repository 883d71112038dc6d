import { texts } from '#app/language/texts.ts'

export const attachedBirthTexts = texts({
  en: {
    shared: (name: string) => `You share the birth of ${name}`,
    sharedTwo: (a: string, b: string) => `You share the births of ${a} and ${b}`,
    sharedBefore: (name: string) => `You shared the birth of ${name}`,
    sharedTwoBefore: (a: string, b: string) => `You shared the births of ${a} and ${b}`,
    birthOf: (name: string) => `Birth of ${name}`,
    birthsOf: (a: string, b: string) => `Births of ${a} and ${b}`,
    who: 'Relation',
    /** The astrologer's text for the relation “Myself”. */
    client: 'The client',
    gender: 'Gender',
    sure: 'The time is known',
    place: 'Place',
    zone: 'Time zone',
    point: 'Coordinates',
    until: 'Shown to both of you until this session ends.',
    untilOver: 'The session has ended: the astrologer no longer sees this birth.',
  },
  hi: {
    shared: (name) => `आप ${name} का जन्म विवरण साझा कर रहे हैं`,
    sharedTwo: (a, b) => `आप ${a} और ${b} के जन्म विवरण साझा कर रहे हैं`,
    sharedBefore: (name) => `आपने ${name} का जन्म विवरण साझा किया था`,
    sharedTwoBefore: (a, b) => `आपने ${a} और ${b} के जन्म विवरण साझा किए थे`,
    birthOf: (name) => `${name} का जन्म विवरण`,
    birthsOf: (a, b) => `${a} और ${b} के जन्म विवरण`,
    who: 'संबंध',
    client: 'ग्राहक',
    gender: 'लिंग',
    sure: 'समय की सटीकता',
    place: 'स्थान',
    zone: 'समय क्षेत्र',
    point: 'अक्षांश, देशांतर',
    until: 'यह परामर्श समाप्त होने तक आप दोनों को दिखता है।',
    untilOver: 'परामर्श समाप्त हो गया है: ज्योतिषी अब यह जन्म विवरण नहीं देखते।',
  },
})
