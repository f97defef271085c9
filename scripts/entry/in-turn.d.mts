export declare function inTurn<T>(lock: string, work: () => Promise<T>, pauseMs?: number): Promise<T>;
