// English words of a kundli's reading: lagna, the Moon's nakshatra, grahas by sign, dignity and motion, dashas.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const SIGN_WAYS = [
  'acting at once and going first',
  'taking your time and keeping what lasts',
  'talking things over and trying two ways at once',
  'looking after people and remembering what matters to them',
  'leading from the front with a warm heart',
  'sorting the details and making things useful',
  'weighing both sides and keeping the peace',
  'going deep and keeping your own counsel',
  'aiming far and speaking plainly',
  'planning in steps and holding out to the end',
  'thinking of the whole group and doing it your own way',
  'listening inwardly and giving freely',
]

/** "{way}" is how the sign does things. */
const GRAHA_BY_SIGN: Readonly<Record<string, string>> = {
  sun: 'The Sun in {sign|sign}: you come into your own by WAY.',
  moon: 'The Moon in {sign|sign}: what settles your heart is WAY.',
  mars: 'Mars in {sign|sign}: you get things done by WAY.',
  mercury: 'Mercury in {sign|sign}: you learn and explain best by WAY.',
  jupiter: 'Jupiter in {sign|sign}: you grow, and help others grow, by WAY.',
  venus: 'Venus in {sign|sign}: you show affection by WAY.',
  saturn: 'Saturn in {sign|sign}: patience comes to you through WAY.',
  rahu: 'Rahu in {sign|sign}: your curiosity pulls you towards WAY.',
  ketu: 'Ketu in {sign|sign}: you have an old ease with WAY, and need to prove nothing there.',
}

const graha: Record<string, string> = {}
for (const [name, text] of Object.entries(GRAHA_BY_SIGN))
  SIGN_WAYS.forEach((way, sign) => {
    graha[`kundli.${name}.sign.${sign}`] = text.replace('WAY', way)
  })

export const KUNDLI_WORDS: Catalogue = {
  ...graha,
  ...rows('kundli.lagna', 0, [
    'Mesha rises: you meet the world head-on, decide quickly and would rather begin than wait. Mars is your chart’s ruler.',
    'Vrishabha rises: you come across as calm and steady, like good things well made, and move when you are ready. Venus is your chart’s ruler.',
    'Mithuna rises: you are quick, curious and talkative, and keep several threads going at once. Mercury is your chart’s ruler.',
    'Karka rises: you are caring and watchful, and read a room before you speak in it. The Moon is your chart’s ruler.',
    'Simha rises: people notice when you come in; you are generous, proud of your work and like to lead it. The Sun is your chart’s ruler.',
    'Kanya rises: you see what needs mending, prefer facts to show and keep improving. Mercury is your chart’s ruler.',
    'Tula rises: you are fair and pleasant to deal with, and do your best work together with someone. Venus is your chart’s ruler.',
    'Vrishchika rises: you are private and determined, and once you commit you do it whole. Mars is your chart’s ruler.',
    'Dhanu rises: you are frank and hopeful, and need a purpose larger than the day’s list. Jupiter is your chart’s ruler.',
    'Makara rises: you are practical and take the long road without complaint; people give you responsibility early. Saturn is your chart’s ruler.',
    'Kumbha rises: you think for yourself, get on with all sorts of people and care about what is fair. Saturn is your chart’s ruler.',
    'Mina rises: you are gentle and imaginative, and pick up what others feel before they say it. Jupiter is your chart’s ruler.',
  ]),
  ...rows('kundli.star', 1, [
    'Ashwini: you start fast and like to be of help at once.',
    'Bharani: you carry what others put down, and see things through.',
    'Krittika: you are sharp and honest, and cut straight to the point.',
    'Rohini: you are drawn to beauty and growth, and things thrive in your hands.',
    'Mrigashira: you keep searching, gently, and enjoy the search itself.',
    'Ardra: you think hard, feel strongly and clear the air when it needs clearing.',
    'Punarvasu: you come back to good heart after every setback, and make others welcome.',
    'Pushya: you nourish people and projects alike; steadiness is your gift.',
    'Ashlesha: you notice undercurrents and know how to keep a confidence.',
    'Magha: you honour where you come from and carry yourself with dignity.',
    'Purva Phalguni: you bring ease and good company wherever you stay.',
    'Uttara Phalguni: you are a loyal partner who keeps agreements.',
    'Hasta: your hands and wits are skilful; you make things work.',
    'Chitra: you have an eye for form and like to build what is beautiful.',
    'Swati: you bend without breaking, and prize your independence.',
    'Vishakha: once you have chosen a goal, you do not let go of it.',
    'Anuradha: friendship is your strength; you hold groups together.',
    'Jyeshtha: you take charge of what is yours, and protect the younger and weaker.',
    'Mula: you want the root of things, and are not afraid to dig for it.',
    'Purva Ashadha: you persuade easily and keep your courage up.',
    'Uttara Ashadha: you win slowly and for good.',
    'Shravana: you listen well, and people come to you for that.',
    'Dhanishta: you have rhythm and drive, and share what you earn.',
    'Shatabhisha: you like room of your own and find unusual answers to old questions.',
    'Purva Bhadrapada: you hold high ideals and can be fierce for them.',
    'Uttara Bhadrapada: you are deep and patient, a calm others lean on.',
    'Revati: you guide people kindly to where they are going.',
  ]),
  'kundli.moon_star': 'Your Moon is in {nakshatra|star}, pada {pada}, whose lord is {lord|graha}.',
  'kundli.dignity.exalted': '{graha|graha} is exalted in {sign|sign}: its gifts come readily to you.',
  'kundli.dignity.moolatrikona':
    '{graha|graha} is in its moolatrikona, {sign|sign}: it works reliably and at full measure.',
  'kundli.dignity.own': '{graha|graha} is in its own sign, {sign|sign}: you can count on it.',
  'kundli.dignity.debilitated':
    '{graha|graha} is in {sign|sign}, the sign of its fall: this side of you grows by practice, and the practice pays.',
  'kundli.dignity.great_friend': '{graha|graha} is a guest of a great friend in {sign|sign}: help comes when you ask.',
  'kundli.dignity.great_enemy':
    '{graha|graha} is in {sign|sign}, where it is not at ease: give this side of life a little more care and time.',
  'kundli.retrograde':
    '{graha|graha} was retrograde at your birth: you think its matters over twice, and know them well.',
  'kundli.combust':
    '{graha|graha} stands {distance}° from the Sun, within its orb of {orb}°: its matters mix with your sense of who you are.',
  'kundli.vargottama':
    '{graha|graha} is in {sign|sign} in both the birth chart and the navamsa (vargottama): it means what it says.',
  'kundli.dasha.now':
    'From {start|fulldate} to {end|fulldate} you are in the period of {graha|graha}, who stands in your {house|ordinal} house in {sign|sign}.',
  'kundli.dasha.sub': 'Within it the sub-period of {graha|graha} runs from {start|fulldate} to {end|fulldate}.',
  ...rows('kundli.dasha.house', 1, [
    'Its years are about you: how you live, how you come across and what you begin.',
    'Its years are about earning, saving, family talk and what you value.',
    'Its years ask for courage and initiative, and bring siblings, neighbours and short journeys close.',
    'Its years are about home, mother, land, vehicles and peace of mind.',
    'Its years favour study, children, creative work and good counsel.',
    'Its years bring work to be done, debts to be settled and rivals to be outdone: diligence decides.',
    'Its years are about partnership, in marriage and in business.',
    'Its years bring change, shared money and research: plan ahead and keep papers in order.',
    'Its years favour teachers, long journeys, faith and luck that follows effort.',
    'Its years are about work, standing and what you are known for.',
    'Its years favour income, friends and wishes that come within reach.',
    'Its years favour rest, distant places, giving and time for yourself.',
  ]),
  'kundli.uncertain.lagna':
    'Within {minutes} minutes of the time given another sign rises: houses may be counted differently.',
  'kundli.uncertain.lagna_navamsa': 'Within {minutes} minutes the lagna’s navamsa changes: read the navamsa with care.',
  'kundli.uncertain.moon_sign': 'Within {minutes} minutes the Moon changes sign.',
  'kundli.uncertain.moon_nakshatra':
    'Within {minutes} minutes the Moon changes nakshatra: dasha dates would move by years.',
  'kundli.uncertain.moon_pada': 'Within {minutes} minutes the Moon changes pada.',
}
