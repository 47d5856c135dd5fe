/** One fresh browser window, whatever the protocol. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Goes back in the history; what then comes may not be there yet. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Value of an expression in the page; anything that JSON can say, or a promise of it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a point of the window, as a finger or a mouse does. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running browser of any engine and age. */
export interface Started {
  open: () => Promise<Driver>;
  close: () => Promise<unknown>;
}
