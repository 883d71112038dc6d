import { expect, test } from 'vitest'
import { fileName } from '#workers/gateways/files/file-names.ts'

const TEXT = 'text/plain'

const NAMES: [given: string, type: string, stored: string][] = [
  ['notes.txt', TEXT, 'notes.txt'],
  ['NOTES.TXT', TEXT, 'NOTES.TXT'],
  ['table.csv', TEXT, 'table.csv'],
  ['invoice.hta', TEXT, 'invoice.hta.txt'],
  ['run.bat', TEXT, 'run.bat.txt'],
  ['a.ps1', TEXT, 'a.ps1.txt'],
  ['x.url', TEXT, 'x.url.txt'],
  ['x.desktop', TEXT, 'x.desktop.txt'],
  ['chart.html', TEXT, 'chart.html.txt'],
  ['run.bat.', TEXT, 'run.bat.txt'],
  ['run.bat. .', TEXT, 'run.bat.txt'],
  ['README', TEXT, 'README.txt'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.png.jpg'],
  ['scan.exe', 'application/pdf', 'scan.exe.pdf'],
  ['C:\\folder\\scan.pdf', 'application/pdf', 'scan.pdf'],
  ['../../etc/passwd', TEXT, 'passwd.txt'],
  ['ab\u202etxt.pdf', 'application/pdf', 'abtxt.pdf'],
  ['', TEXT, 'file.txt'],
  ['.txt', TEXT, 'file.txt'],
  ['janma-कुंडली.pdf', 'application/pdf', 'janma-कुंडली.pdf'],
]

test.each(NAMES)('"%s" of %s is stored as "%s"', (given, type, stored) => {
  expect(fileName(given, type)).toBe(stored)
})

test('a long name is cut between characters, so that it can be encoded in a header', () => {
  const name = fileName(`${'a'.repeat(115)}😀😀😀.txt`, TEXT)
  expect(() => encodeURIComponent(name)).not.toThrow()
  expect([...name]).toHaveLength(120)
  expect(name).toMatch(/😀\.txt$/)
  expect(() => encodeURIComponent(fileName('half\ud83d.txt', TEXT))).not.toThrow()
})
