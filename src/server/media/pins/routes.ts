import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { addCustomerPin, addPin, changePin, removeCustomerPin, removePin } from './change-pins.ts';
import { presentCustomerPin, presentPin } from './present-pin.ts';

export function mountPins(mounting: Mounting): void {
  mount(mounting, endpoints.createPin, async ({ caller, params, body }) =>
    presentPin(await addPin(caller, params, body)),
  );
  mount(mounting, endpoints.updatePin, async ({ caller, params, body }) =>
    presentPin(await changePin(caller, params, body)),
  );
  mount(mounting, endpoints.deletePin, async ({ caller, params }) => {
    await removePin(caller, params);
    return null;
  });
  mount(mounting, endpoints.createCustomerPin, async ({ caller, params, body }) =>
    presentCustomerPin(await addCustomerPin(caller, params.mediaId, body)),
  );
  mount(mounting, endpoints.deleteCustomerPin, async ({ caller, params }) => {
    await removeCustomerPin(caller, { mediaId: params.mediaId, pinId: params.pinId });
    return null;
  });
}
