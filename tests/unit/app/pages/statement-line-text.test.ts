// The Hindi statement knows each line that the server writes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statementLineTexts } from '#app/screens/dashboard/user/wallet/statement-line-text.ts'

test('a consultation keeps its name and its length', () => {
  expect(statementLineTexts.hi('Chat with Meera Joshi, 14 min 30 s')).toBe('Meera Joshi के साथ चैट, 14 मिनट 30 सेकंड')
  expect(statementLineTexts.hi('Refund: Web call with a former astrologer')).toBe('रिफ़ंड: किसी पूर्व ज्योतिषी के साथ वेब कॉल')
  expect(statementLineTexts.hi('Phone call with Ravi, 45 s')).toBe('Ravi के साथ फ़ोन कॉल, 45 सेकंड')
})

test('each other line has words in Hindi', () => {
  const code = readFileSync(
    new URL('../../../../workers/domain/reports/viewer/read-statement.ts', import.meta.url),
    'utf8',
  )
  const lines = [...code.matchAll(/return '([^']+)'/g)].map(([, line = '']) => line)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => !/[\u0900-\u097f]/.test(statementLineTexts.hi(line)))).toEqual([])
})
