import { expect, test } from 'vitest'
import { picturesOf } from '#app/screens/blogs/editor/pasted.ts'

const PICTURE = new File(['x'], 'image.png', { type: 'image/png' })

function clipboard(texts: Record<string, string>, files: File[] = [PICTURE]) {
  return { files: files as unknown as FileList, getData: (type: string) => texts[type] ?? '' }
}

test('text of Word or Excel goes in as text, not as the picture beside it', () => {
  const html = '<html xmlns:w="urn:schemas-microsoft-com:office:word"><p class=MsoNormal>Saturn</p>'
  expect(picturesOf(clipboard({ 'text/plain': 'Saturn\r\n', 'text/html': html }))).toEqual([])
  expect(picturesOf(clipboard({ 'text/plain': 'Mars\t1\r\n', 'text/html': '<table><tr><td>Mars' }))).toEqual([])
})

test('a screenshot, a copied picture and a dropped file are pictures', () => {
  expect(picturesOf(clipboard({}))).toEqual([PICTURE])
  expect(picturesOf(clipboard({ 'text/html': '<img src="https://example.com/a.png">' }))).toEqual([PICTURE])
  expect(
    picturesOf(clipboard({ 'text/plain': ' ' }, [PICTURE, new File(['x'], 'a.txt', { type: 'text/plain' })])),
  ).toEqual([PICTURE])
  // Finder and Explorer put the names of copied files beside them.
  const other = new File(['x'], 'kundli 2.jpg', { type: 'image/jpeg' })
  expect(picturesOf(clipboard({ 'text/plain': 'image.png\rkundli 2.jpg' }, [PICTURE, other]))).toEqual([PICTURE, other])
  // Other file managers put their paths or addresses, and macOS parts letters from their marks in names.
  for (const path of ['/home/asha/kundli 2.jpg', 'file:///home/asha/kundli%202.jpg', 'C:\\Users\\asha\\kundli 2.jpg'])
    expect(picturesOf(clipboard({ 'text/plain': path }, [other]))).toEqual([other])
  const accented = new File(['x'], 'Élise.jpg'.normalize('NFD'), { type: 'image/jpeg' })
  expect(picturesOf(clipboard({ 'text/plain': 'Élise.jpg' }, [accented]))).toEqual([accented])
  expect(picturesOf(clipboard({ 'text/plain': 'Read kundli 2.jpg' }, [other]))).toEqual([])
  expect(picturesOf(null)).toEqual([])
})
