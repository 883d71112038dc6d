// Server: keeps the HTML of parts that React has drawn (kept-parts.ts). One store for each isolate.
import type { PartName } from './kept-parts.ts'

const PARTS_MAX = 200
const LETTERS_MAX = 4 * 1024 * 1024

/** A part with one of these is no whole part, or belongs to one answer: waiting, failed and later boundaries, scripts. */
const OF_ONE_ANSWER = /<!--\$[?!]-->|<template|<script| nonce=/

export type KeptHtml = ReturnType<typeof createKeptHtml>

/** Keeps the newest parts. A part is named by all that it shows: other data make another name, so that no part is out of date. */
export function createKeptHtml() {
  const parts = new Map<string, string>()
  let letters = 0

  function drop(name: string): void {
    const html = parts.get(name)
    if (html === undefined) return
    letters -= name.length + html.length
    parts.delete(name)
  }

  return {
    find(name: string): string | undefined {
      const html = parts.get(name)
      if (html === undefined) return undefined
      // The last one asked for is the last one dropped.
      parts.delete(name)
      parts.set(name, html)
      return html
    },
    keep(name: string, html: string): void {
      drop(name)
      parts.set(name, html)
      letters += name.length + html.length
      for (const oldest of parts.keys()) {
        if (parts.size <= PARTS_MAX && letters <= LETTERS_MAX) break
        drop(oldest)
      }
    },
  }
}

/**
 * The kept parts for one page: `parts` for React, `taken` once React has drawn the page, and `whole`, which keeps the parts that
 * React had to draw.
 */
export function keptPartsOf(store: KeptHtml) {
  const missing = new Map<PartName, string>()
  const taken: PartName[] = []
  return {
    parts: {
      find(part: PartName, shows: string): string | undefined {
        const name = `${part} ${shows}`
        const html = store.find(name)
        if (html === undefined) missing.set(part, name)
        else taken.push(part)
        return html
      },
    },
    taken,
    whole(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
      if (missing.size === 0) return body
      const decoder = new TextDecoder()
      let text = ''
      const reading = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          text += decoder.decode(chunk, { stream: true })
          controller.enqueue(chunk)
        },
        flush() {
          for (const [part, name] of missing) {
            const html = htmlWithin(part, text)
            if (html !== null && !OF_ONE_ANSWER.test(html)) store.keep(name, html)
          }
        },
      })
      return body.pipeThrough(reading)
    },
  }
}

/**
 * The HTML within the only element of this name in the page's body: a script of the head writes a page of its own. React writes no
 * bare ">" into a tag.
 */
function htmlWithin(part: PartName, page: string): string | null {
  const tag = page.indexOf(`<${part} `, page.indexOf('<body'))
  const start = page.indexOf('>', tag) + 1
  const end = page.lastIndexOf(`</${part}>`)
  return tag < 0 || end < start || page.indexOf(`<${part} `, start) >= 0 ? null : page.slice(start, end)
}
