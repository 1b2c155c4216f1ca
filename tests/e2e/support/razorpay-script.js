/*
 * Stand-in for Razorpay's Checkout script: a dialog with a button for each action of a customer.
 * Playwright routes its requests to api.razorpay.com to the stand-in for Razorpay's API.
 */
(() => {
  const STAND_IN = 'https://api.razorpay.com/stand-in/payments';

  class Razorpay {
    constructor(options) {
      this.options = options;
    }

    open() {
      const { name, amount, prefill } = this.options;
      this.dialog = document.createElement('dialog');
      this.dialog.setAttribute('aria-label', 'Razorpay Checkout');
      this.dialog.innerHTML = '<p></p>';
      this.dialog.firstChild.textContent = `${name} ₹${(amount / 100).toFixed(2)} ${prefill.method}`;
      this.addButton('Pay', () => this.attempt('captured'));
      this.addButton('Fail', () => this.attempt('failed'));
      this.addButton('Pay and lose the connection', () => this.attempt('captured', true));
      this.addButton('Close', () => this.close());
      document.body.append(this.dialog);
      this.dialog.showModal();
    }

    addButton(label, act) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.onclick = () => void act();
      this.dialog.append(button);
    }

    close() {
      this.dialog.remove();
      this.options.modal.ondismiss();
    }

    async attempt(outcome, isLost = false) {
      const { order_id, prefill, handler } = this.options;
      const body = JSON.stringify({ order_id, method: prefill.method, outcome });
      const response = await fetch(STAND_IN, { method: 'POST', body });
      const { payment, answer } = await response.json();
      if (isLost) {
        this.close();
      } else if (outcome === 'captured') {
        this.dialog.remove();
        handler(answer);
      } else {
        this.dialog.firstChild.textContent = payment.error_description;
      }
    }
  }

  window.Razorpay = Razorpay;
})();
