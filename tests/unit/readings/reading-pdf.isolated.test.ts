// The paper of a reading says why it has no points.
import { expect, test, vi } from 'vitest'
import { readingPdf } from '#app/screens/consultations/reading/reading-pdf.ts'

const written = vi.hoisted((): string[] => [])

vi.mock('#app/charts/pdf/pdf-sheet.client.ts', () => {
  const write = (words: string) => void written.push(words)
  const sheet = { title: write, paragraph: write, heading: write, blob: () => new Blob() }
  return { PdfSheet: { open: async () => sheet }, FAINT: '' }
})

const ENDED = Date.UTC(2026, 4, 17, 12)
const receipt = {
  number: 'R-1',
  kind: 'chat',
  astrologer_name: 'Asha Verma',
  started_at: ENDED - 60_000,
  requested_at: ENDED - 90_000,
} as const

async function paperOf(deletedAt: number | null, said = 0): Promise<string[]> {
  written.length = 0
  const talk = { ended_at: ENDED, transcript_deleted_at: deletedAt, message_count: said }
  await readingPdf({ receipt, reading: null, points: [], messages: [], talk })
  return written
}

test('nothing was pointed to, as long as the conversation is kept', async () => {
  expect(await paperOf(null)).toContain('Nothing was pointed to in this session.')
})

test('a conversation that was deleted after its months is named so', async () => {
  const paper = await paperOf(Date.UTC(2026, 10, 17, 13))
  expect(paper).toContain('This conversation is older than 6 months and was deleted.')
  expect(paper).not.toContain('Nothing was pointed to in this session.')
})

test('a conversation whose words no transcript has is named so', async () => {
  const paper = await paperOf(null, 2)
  expect(paper).toContain('The words of this conversation are not kept any more.')
  expect(paper).not.toContain('Nothing was pointed to in this session.')
})
