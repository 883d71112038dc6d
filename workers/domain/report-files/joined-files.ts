/** Concatenates files into one stream; each is opened when it is needed. */
export function joinedFiles(
  files: readonly { key: string }[],
  open: (key: string) => Promise<{ body: ReadableStream } | null>,
): ReadableStream {
  const left = [...files]
  let reader: ReadableStreamDefaultReader | null = null
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        if (reader === null) {
          const next = left.shift()
          if (!next) return controller.close()
          const file = await open(next.key)
          // A failure aborts the download, so that no incomplete file looks complete.
          if (!file) throw new Error(`${next.key} is gone`)
          reader = file.body.getReader()
        }
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        reader = null
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  })
}
