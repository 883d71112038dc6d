// Words of the engine that a browser loads with the part that shows them.
import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import { matchWords } from 'drishti-jyotish/words/match.ts'
import { muhurtaWords } from 'drishti-jyotish/words/muhurta.ts'
import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { loadWords } from '#app/language/load-words.ts'

await Promise.all([kundliWords, matchWords, muhurtaWords, panchangWords].map(loadWords))
