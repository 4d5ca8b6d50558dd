// A dialog of the browser: it keeps the focus inside and closes with Escape.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { text } from "../text.ts";
import { Icon } from "./icon.tsx";

export function Dialog({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    element.current?.showModal();
    return () => element.current?.close();
  }, []);
  return (
    <dialog
      ref={element}
      onClose={close}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="plain icon" onClick={close} aria-label={text("close")}>
          <Icon name="close" />
        </button>
      </header>
      <div class="content">{children}</div>
    </dialog>
  );
}
