// The question that is put, and its answer: considered, confirmed, on its way.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { IdleQuestion, Odds, OddsEntry, Question, Refused, Tried, View } from "../protocol.ts";
import type { Send } from "./connection.ts";
import { Proposal, type Intent } from "./proposal.ts";

export interface Surroundings {
  readonly send: Send;
  readonly question: ReadonlySignal<Question | null>;
  /** The reader wants to be asked before every choice. */
  readonly confirms: () => boolean;
  /** The reader wants to be warned before a choice that can lose the game this turn. */
  readonly warned: () => boolean;
  /** The reader wants clicks ignored that come too early to be meant. */
  readonly guarded: () => boolean;
  readonly mayAskOdds: (hint: boolean) => boolean;
  readonly later: (deed: () => void, milliseconds: number) => unknown;
  readonly now: () => number;
}

const UNMEANT = 350; // milliseconds after a new question in which nobody can have read it

/** Chosen, and to be confirmed first: with what follows it, and why it should be thought over. */
export interface Picked {
  readonly choice: unknown;
  readonly then: readonly unknown[];
  readonly warning: string;
  /** The places of the board that the warning speaks of. */
  readonly warned: readonly string[];
}

/** A question of another seat that this page has answered. */
interface AnsweredFor {
  readonly id: string;
  readonly seat: number;
  readonly number: number;
  readonly refused: boolean;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Answer {
  /** The option under the pointer or the focus. */
  readonly considered = signal<number | null>(null);
  /** Chosen, and to be confirmed first. */
  readonly picked = signal<Picked | null>(null);
  /** Something was chosen although the answer was under way. */
  readonly hasty = signal(false);
  /** The draft of a free answer, where the question wants one. */
  readonly proposal = signal<Proposal | null>(null);
  readonly odds = signal<{
    readonly question: number;
    readonly options: readonly OddsEntry[] | null;
    readonly scale: Odds["scale"];
    /** Else better figures follow. */
    readonly final?: boolean;
    /** What the house would do, and why, was asked for, too. */
    readonly wantsHint?: boolean;
    readonly hint?: readonly string[];
    readonly advised?: unknown;
  } | null>(null);
  /** What was answered for the reader, who had nothing to decide: whose question, and words. */
  readonly idle = signal<{ readonly seat: number; readonly question: string; readonly text: string } | null>(null);
  /** Other seats of this screen that were answered for. */
  readonly elsewhere = signal<readonly AnsweredFor[]>([]);
  /** The question has been answered, and the server has not spoken yet. */
  readonly busy: ReadonlySignal<boolean>;

  readonly #around: Surroundings;
  readonly #sent = signal<{ readonly id: string; readonly question: number } | null>(null);
  /** What a choice decides at once besides itself; the face of the game says it. */
  settles: (choice: unknown) => string = () => "";
  readonly #tries = new Set<string>();
  #next: { readonly kind: string; readonly choice: unknown } | null = null;
  #asked = "";
  #put = -UNMEANT; // when the question came
  #back = false; // something was taken back: who does that wants to be asked
  #at = 0; // the moment that is looked at
  #laid: { readonly at: number; readonly draft: unknown } | null = null; // what was arranged last

  constructor(around: Surroundings) {
    this.#around = around;
    this.busy = computed(() => {
      const question = around.question.value;
      return question !== null && this.#sent.value?.question === question.number;
    });
  }

  /** A lit piece of the board: an option of the question that is put now. */
  pick(option: number): void {
    const found = this.#around.question.peek()?.options[option];
    if (found) this.want(found.choice);
  }

  /** A digit: who types it means it. */
  type(option: number): void {
    const found = this.#around.question.peek()?.options[option];
    if (found) this.#wanted(found.choice);
  }

  /** Choose, or let it be confirmed first. The second click of two answers nothing. */
  want(choice: unknown): void {
    if (!this.#around.guarded() || this.#around.now() - this.#put >= UNMEANT) this.#wanted(choice);
  }

  #wanted(choice: unknown): void {
    const option = this.#around.question.peek()?.options.find((found) => same(found.choice, choice));
    this.#consider({ choice, then: [], warning: option?.warning ?? "", warned: option?.warned ?? [] });
  }

  /** Several answers at once, as they were drafted; taken back, they are there again. */
  #arranged({ choice: draft, answers, warning, warned }: Tried): void {
    const [choice, ...then] = answers;
    this.#laid = { at: this.#at, draft };
    this.#consider({ choice, then, warning, warned });
  }

  #consider(picked: Picked): void {
    const before = this.picked.peek();
    const again = before !== null && same([before.choice, before.then], [picked.choice, picked.then]);
    const warned = this.#around.warned() && picked.warning !== "";
    const asksFirst = this.#around.confirms() || warned || this.settles(picked.choice) !== "";
    if (this.busy.peek()) this.hasty.value = true;
    else if (asksFirst && !again) this.picked.value = picked;
    else this.choose(picked.choice, picked.then);
  }

  /** Not what was picked after all. */
  cancel(): void {
    this.picked.value = null;
    this.#next = null;
  }

  /** Choose, and answer the question that follows, if it is of this kind and offers it. */
  chooseThen(choice: unknown, kind: string, answer: unknown): void {
    if (this.busy.peek()) this.hasty.value = true;
    else {
      this.choose(choice);
      this.#next = { kind, choice: answer };
    }
  }

  /** The answer that was given before the question; it is not there a second time. */
  takeNext(question: Pick<Question, "kind" | "options">): unknown {
    const next = this.#next;
    this.#next = null;
    const offered = question.options.some((option) => same(option.choice, next?.choice));
    return next && question.kind.endsWith(`.${next.kind}`) && offered ? next.choice : undefined;
  }

  choose(choice: unknown, then: readonly unknown[] = []): void {
    this.#next = null;
    const question = this.#around.question.peek();
    if (!question) return;
    if (this.busy.peek()) {
      this.hasty.value = true;
      return;
    }
    this.#back = false;
    this.idle.value = null;
    this.#answer(question, choice, then);
  }

  #answer({ seat, number }: Question, choice: unknown, then: readonly unknown[] = []): void {
    const id = this.#around.send({ type: "choose", seat, question: number, choice, ...(then.length && { then }) });
    this.#sent.value = { id, question: number };
  }

  get #mayBeIdle(): boolean {
    return !this.#back && !this.#around.confirms();
  }

  /** Will the answer be given without asking? Then the question need not be seen. */
  isIdle(question: Question): boolean {
    return question.idle !== null && !question.guide && this.#mayBeIdle;
  }

  /** Everybody can see that there is nothing to decide: the answer is given, and told. */
  beIdle(question: Question): void {
    if (!this.isIdle(question) || !question.idle || this.busy.peek()) return;
    this.idle.value = { seat: question.seat, question: question.text, text: question.idle.text };
    this.#answer(question, question.idle.choice);
  }

  /** The same for the other seats of this screen: nobody need look through their eyes for that. */
  beIdleElsewhere(questions: readonly IdleQuestion[]): void {
    if (!this.#mayBeIdle) return;
    for (const { seat, number, text, idle } of questions) {
      if (this.elsewhere.peek().some((sent) => sent.seat === seat && sent.number === number)) continue;
      const id = this.#around.send({ type: "choose", seat, question: number, choice: idle.choice });
      const others = this.elsewhere.peek().filter((sent) => sent.seat !== seat);
      this.elsewhere.value = [...others, { id, seat, number, refused: false }];
      this.idle.value = { seat, question: text, text: idle.text };
    }
  }

  /** Is another seat of this screen answered for, or about to be? Then nobody need go on as it. */
  isAnsweredFor(seat: number, { idle }: View): boolean {
    const asked = idle.find((question) => question.seat === seat);
    if (!asked) return false;
    const sent = this.elsewhere.value.find((sent) => sent.seat === seat && sent.number === asked.number);
    return sent ? !sent.refused : this.#mayBeIdle;
  }

  /** The reader takes something back. */
  tookBack(): void {
    this.#back = true;
    this.idle.value = null;
  }

  askOdds(hint = false): void {
    const question = this.#around.question.peek();
    if (!question || !this.#around.mayAskOdds(hint)) return;
    this.odds.value = { question: question.number, options: null, scale: "chance", wantsHint: hint };
    this.#asked = this.#around.send({ type: "odds", seat: question.seat, question: question.number, hint });
  }

  /** Another view: what belongs to the question before it goes. */
  see(before: View | null, view: View): void {
    this.#at = view.at;
    const other = before?.question?.number !== view.question?.number;
    if (other) this.#put = this.#around.now();
    if (other || before?.at !== view.at) this.considered.value = null;
    if (other || before?.live !== view.live || before?.seat !== view.seat) {
      this.#sent.value = null;
      this.hasty.value = false;
      this.picked.value = null;
      const drafted = view.question && (view.question.intents.length > 0 || view.question.arranges);
      this.proposal.value = view.live && drafted ? this.#propose() : null;
    }
    if (this.odds.peek()?.question !== view.question?.number) this.odds.value = null;
  }

  hearOdds(odds: Odds): void {
    if (odds.id !== this.#asked) return; // something else was asked for meanwhile
    const { question, options, scale, final, hint, advised } = odds;
    const wantsHint = this.odds.peek()?.wantsHint === true;
    this.odds.value = { question, options, scale, final, hint, advised, wantsHint };
  }

  hearTried(tried: Tried): void {
    const known = this.#tries.delete(tried.id);
    if (known && tried.question === this.#around.question.peek()?.number) this.proposal.peek()?.heard(tried);
  }

  /** Whether the refusal was about a draft: then the game goes on as if nothing had been said. */
  refused(message: Refused): boolean {
    if (this.#tries.delete(message.id)) {
      this.proposal.peek()?.failed();
      return true;
    }
    if (message.id === this.#asked) this.odds.value = null;
    this.elsewhere.value = this.elsewhere
      .peek()
      .map((sent) => (sent.id === message.id ? { ...sent, refused: true } : sent));
    if (this.#sent.peek()?.id === message.id) {
      this.#sent.value = null;
      this.hasty.value = false;
    }
    return false;
  }

  #propose(): Proposal {
    const { send, later, now } = this.#around;
    const laid = this.#laid?.at === this.#at ? this.#laid.draft : null;
    const around = {
      send: (draft: unknown, intent: Intent | null) => {
        const question = this.#around.question.peek();
        if (!question) return;
        this.#tries.add(send({ type: "try", seat: question.seat, question: question.number, draft, intent }));
      },
      choose: (tried: Tried) => (tried.answers.length ? this.#arranged(tried) : this.choose(tried.choice)),
      later,
      now,
    };
    return new Proposal(around, laid);
  }
}
