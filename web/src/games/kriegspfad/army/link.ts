// An army inside a link: its JSON, deflated, in the URL-safe alphabet of base 64. No server keeps it.
import type { Army } from "./types.ts";

const MOST = 60_000; // characters of an opened army; a link that swells beyond is nonsense

async function through(bytes: Uint8Array, stream: TransformStream): Promise<Uint8Array> {
  const read = new Blob([bytes as BlobPart]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await read.read();
    if (done) break;
    length += (value as Uint8Array).length;
    if (length > MOST) throw new Error("too long");
    parts.push(value as Uint8Array);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function pack(army: Army): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(army)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text of the army a link carries; whether it is an army, the server says. */
export async function unpack(code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
