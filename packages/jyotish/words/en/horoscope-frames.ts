// English words of the horoscope: the sentences that hold graha, house, matter and advice together.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const B = '{motion|part}{graha|graha}'

/**
 * A stay that begins or ends within the span says when: by days, or by hours within a day.
 */
const HOROSCOPE_PERIODS: Readonly<Record<string, string>> = {
  since: 'from {start|date} on',
  until: 'until {end|date}',
  within: 'from {start|date} to {end|date}',
  sinceHour: 'from {start|time} on',
  untilHour: 'until {end|time}',
  withinHour: 'from {start|time} to {end|time}',
}

/** Sentences with @ where the time goes, once for each case. */
const dated = (prefix: string, templates: readonly string[], cases: readonly string[]): Catalogue =>
  Object.assign(
    {},
    ...cases.map((name) =>
      rows(
        `${prefix}.${name}`,
        0,
        templates.map((template) => template.replace('@', HOROSCOPE_PERIODS[name]!)),
      ),
    ),
  )

export const FRAME_WORDS: Catalogue = {
  'hs.motion.direct': '',
  'hs.motion.retro': 'retrograde ',
  ...rows('hs.transit', 0, [
    `${B} in {sign|sign}, your {house|ordinal} house, {manner|part} {field|part}; {advice|part}.`,
    `{advice|part} while ${B} in your {house|ordinal} house {manner|part} {field|part}.`,
    `From {sign|sign}, ${B} {manner|part} {field|part}, a reason to {advice|part}.`,
    `Your {house|ordinal} house is host to ${B}, who {manner|part} {field|part}. {advice|Part}.`,
    `Until {end|fulldate} ${B} {manner|part} {field|part}; {advice|part}.`,
    `{field|part}: this is where ${B} in {sign|sign} is at work. {advice|Part}.`,
    `Notice how ${B}, {house|ordinal} from your sign, {manner|part} {field|part}, and {advice|part}.`,
    `${B} passes through {sign|sign} and {manner|part} {field|part}: {advice|part}.`,
    `It is ${B} in your {house|ordinal} house that {manner|part} {field|part}; {advice|part}.`,
    `The work of ${B} in {sign|sign} is easy to see: it {manner|part} {field|part}. {advice|Part}.`,
    `For {field|part}, look to ${B} in your {house|ordinal} house and {advice|part}.`,
    `${B} stays in {sign|sign} till {end|fulldate} and {manner|part} {field|part}; {advice|part}.`,
    `In your {house|ordinal} house since {start|fulldate}, ${B} {manner|part} {field|part}: {advice|part}.`,
  ]),
  ...dated(
    'hs.transit',
    [
      `@ ${B} in {sign|sign}, your {house|ordinal} house, {manner|part} {field|part}; {advice|part}.`,
      `@ ${B}, {house|ordinal} from your sign, {manner|part} {field|part}, and it helps to {advice|part}.`,
      `@ ${B} in {sign|sign} {manner|part} {field|part}, a reason to {advice|part}.`,
      `@ your {house|ordinal} house is host to ${B}, who {manner|part} {field|part}. {advice|Part}.`,
      `${B} {manner|part} {field|part} @; {advice|part}.`,
      `{field|part}: this is where ${B} in {sign|sign} is at work @. {advice|Part}.`,
      `Notice @ how ${B}, {house|ordinal} from your sign, {manner|part} {field|part}, and {advice|part}.`,
      `${B} passes through {sign|sign} @ and {manner|part} {field|part}: {advice|part}.`,
      `@ it is ${B} in your {house|ordinal} house that {manner|part} {field|part}; {advice|part}.`,
      `@ the work of ${B} in {sign|sign} is easy to see: it {manner|part} {field|part}. {advice|Part}.`,
      `For {field|part}, look to ${B} in your {house|ordinal} house @ and {advice|part}.`,
      `${B} is in {sign|sign} @ and {manner|part} {field|part}; {advice|part}.`,
      `${B}, in your {house|ordinal} house @, {manner|part} {field|part}. {advice|Part}.`,
    ],
    Object.keys(HOROSCOPE_PERIODS),
  ),
  ...rows('hs.moonday', 0, [
    'The Moon in your {house|ordinal} house {manner|part} {field|part}; {advice|part}.',
    '{advice|part} while the Moon {manner|part} {field|part}.',
    'Today’s Moon in {sign|sign} {manner|part} {field|part}, a reason to {advice|part}.',
    'Under {nakshatra|star} the Moon {manner|part} {field|part}: {advice|part}.',
    'The Moon turns your mind to {field|part}; {advice|part}.',
    'The Moon, {house|ordinal} from your sign, {manner|part} {field|part}. {advice|Part}.',
    'When it comes to {field|part}, go by your feelings and {advice|part}: the Moon is in {sign|sign}.',
    '{field|part}: the Moon in {sign|sign} brings this to mind. {advice|Part}.',
    'You may notice that the Moon {manner|part} {field|part}; {advice|part}.',
    'Crossing {sign|sign}, the Moon {manner|part} {field|part}, and you do well to {advice|part}.',
    'Make room for {field|part}: the Moon is {house|ordinal} from your sign. {advice|Part}.',
    'The Moon, now in {nakshatra|star}, {manner|part} {field|part}: a day to {advice|part}.',
    'Give {field|part} some thought while the Moon is in your {house|ordinal} house, and {advice|part}.',
  ]),
  ...dated(
    'hs.moonday',
    [
      '@ the Moon in your {house|ordinal} house {manner|part} {field|part}; {advice|part}.',
      '@ it helps to {advice|part} while the Moon {manner|part} {field|part}.',
      '@ the Moon in {sign|sign} {manner|part} {field|part}, a reason to {advice|part}.',
      'In {sign|sign} @, the Moon {manner|part} {field|part}: {advice|part}.',
      'The Moon turns your mind to {field|part} @; {advice|part}.',
      '@ the Moon, {house|ordinal} from your sign, {manner|part} {field|part}. {advice|Part}.',
      'When it comes to {field|part}, go by your feelings @ and {advice|part}: the Moon is in {sign|sign}.',
      '{field|part}: the Moon in {sign|sign} brings this to mind @. {advice|Part}.',
      'You may notice that the Moon {manner|part} {field|part} @; {advice|part}.',
      'Crossing {sign|sign} @, the Moon {manner|part} {field|part}, and you do well to {advice|part}.',
      'Make room for {field|part} @: the Moon is {house|ordinal} from your sign. {advice|Part}.',
      'The Moon, in {sign|sign} @, {manner|part} {field|part}: a time to {advice|part}.',
      'Give {field|part} some thought @, with the Moon in your {house|ordinal} house, and {advice|part}.',
    ],
    ['sinceHour', 'untilHour'],
  ),
  ...rows('hs.moonstay', 0, [
    'From {start|date} to {end|date} the Moon in your {house|ordinal} house {manner|part} {field|part}; {advice|part}.',
    'Keep {start|date} to {end|date} in mind for {field|part}, with the Moon in {sign|sign}: {advice|part}.',
    '{advice|part} between {start|date} and {end|date}, when the Moon {manner|part} {field|part}.',
    'Around {start|date} the Moon enters {sign|sign}, and until {end|date} she {manner|part} {field|part}; {advice|part}.',
    'The Moon’s days for {field|part} are {start|date} to {end|date}: {advice|part}.',
    'Between {start|date} and {end|date}, {house|ordinal} from your sign, the Moon {manner|part} {field|part}. {advice|Part}.',
    'When the Moon {manner|part} {field|part}, from {start|date} till {end|date}, {advice|part}.',
  ]),
  ...rows('hs.sunstay', 0, [
    'From {start|date} to {end|date} the Sun in your {house|ordinal} house {manner|part} {field|part}; {advice|part}.',
    'The weeks from {start|date} to {end|date} are when the Sun {manner|part} {field|part}: {advice|part}.',
    '{advice|part} between {start|date} and {end|date}, while the Sun in {sign|sign} {manner|part} {field|part}.',
    'Mark {start|date} to {end|date} for {field|part}: the Sun is {house|ordinal} from your sign. {advice|Part}.',
    'After {start|date} the Sun {manner|part} {field|part}, and until {end|date} it helps to {advice|part}.',
    'With the Sun in your {house|ordinal} house, {start|date} to {end|date} belongs to {field|part}. {advice|Part}.',
    'The Sun crosses {sign|sign} from {start|date} to {end|date} and {manner|part} {field|part}; {advice|part} in those weeks.',
  ]),
  ...rows('hs.open', 0, [
    'The Moon is in {nakshatra|star}, {star|part}, and in your {house|ordinal} house: {mood|part}.',
    '{mood|part}: this goes with a Moon in {nakshatra|star}, {star|part}, {house|ordinal} from your sign.',
    'With the Moon in {nakshatra|star}, {star|part}, {mood|part}.',
    '{nakshatra|star}, {star|part}, colours the day, and with the Moon in your {house|ordinal} house {mood|part}.',
    'Your {house|ordinal} house holds the Moon under {nakshatra|star}, {star|part}, and {mood|part}.',
    'Follow the Moon into {sign|sign}: {nakshatra|star} is {star|part}, and {mood|part}.',
    'Today {mood|part}; the Moon keeps to {nakshatra|star}, {star|part}, in your {house|ordinal} house.',
    '{mood|part}, as the Moon goes through {sign|sign} under {nakshatra|star}, {star|part}.',
    'Until {starEnd|time} on {starEnd|date} the Moon is in {nakshatra|star}, {star|part}; in your {house|ordinal} house it means that {mood|part}.',
    'The Moon stands {house|ordinal} from your sign in {nakshatra|star}, {star|part}: {mood|part}.',
    'Expect this of the Moon in {sign|sign}: {mood|part}. {nakshatra|star} is {star|part}.',
    '{nakshatra|star}, {star|part}, lends the Moon its tone, and in your {house|ordinal} house {mood|part}.',
    'In your {house|ordinal} house, with {nakshatra|star} ({star|part}) behind her, the Moon sees to it that {mood|part}.',
  ]),
  ...rows('hs.ingress', 0, [
    '{graha|graha} enters {sign|sign}, your {house|ordinal} house, on {at|date} at {at|time}, and turns to {field|part}.',
    'On {at|date} at {at|time} {graha|graha} moves into {sign|sign}: from then on it looks after {field|part}.',
    'A change on {at|date}, {at|time}: {graha|graha} goes into your {house|ordinal} house, and the theme becomes {field|part}.',
    'Watch {at|date}: at {at|time} {graha|graha} crosses into {sign|sign} and opens a chapter about {field|part}.',
    '{graha|graha} takes on a new task in {sign|sign} on {at|date}, {at|time}: {field|part}.',
    'With {graha|graha} in your {house|ordinal} house from {at|date}, {at|time}, give {field|part} a larger share of your time.',
    'At {at|time} on {at|date} {graha|graha} leaves one sign for the next, {sign|sign}, and brings {field|part} to the fore.',
  ]),
  ...rows('hs.retrograde', 0, [
    '{graha|graha} turns retrograde on {at|date} in your {house|ordinal} house: take another look at {field|part} before you decide.',
    'From {at|date} {graha|graha} goes back through {sign|sign}; what you know about {field|part} deserves a second look.',
    'On {at|date} {graha|graha} stands still and turns back, {house|ordinal} from your sign: come back to {field|part} at leisure.',
    '{graha|graha} stops in {sign|sign} on {at|date} and retraces the way: earlier thoughts about {field|part} prove useful.',
    'With {graha|graha} retrograde from {at|date} in your {house|ordinal} house, mend before you build: think of {field|part}.',
  ]),
  ...rows('hs.direct', 0, [
    '{graha|graha} turns direct on {at|date} in your {house|ordinal} house: things move on again with {field|part}.',
    'From {at|date} {graha|graha} goes forward again in {sign|sign}, and the wait over {field|part} comes to an end.',
    'On {at|date} {graha|graha} stops going back, {house|ordinal} from your sign: decide about {field|part} now.',
    '{graha|graha} finds the way ahead in {sign|sign} on {at|date}; plans for {field|part} pick up speed.',
    'With {graha|graha} direct from {at|date} in your {house|ordinal} house, the answer about {field|part} is near.',
  ]),
  ...rows('hs.newmoon', 0, [
    'The new Moon of {at|date} falls in your {house|ordinal} house: begin something small to do with {field|part}.',
    'With the new Moon in {sign|sign} on {at|date}, a quiet start for {field|part} takes root.',
    'On {at|date} the Moon begins anew, {house|ordinal} from your sign: set one aim for {field|part}.',
  ]),
  ...rows('hs.fullmoon', 0, [
    'The full Moon of {at|date} falls in your {house|ordinal} house: {field|part} can be seen in full light.',
    'With the full Moon in {sign|sign} on {at|date}, look at {field|part} and be glad of what has grown.',
    'On {at|date} the Moon is full, {house|ordinal} from your sign: finish and celebrate what concerns {field|part}.',
  ]),
}
