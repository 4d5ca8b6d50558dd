// Draw again only when a property has changed: the land and the counters hardly ever do.
import { Component, h, type ComponentType, type VNode } from "preact";

export function memo<P extends object>(Inner: (props: P) => VNode): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys({ ...now, ...then }).some((name) => now[name] !== then[name]);
    }
    override render() {
      return h(Inner as never, this.props as never);
    }
  } as unknown as ComponentType<P>;
}
